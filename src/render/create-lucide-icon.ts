import { createElement, type SVGProps } from 'react';

/** The elements of an icon, as lucide has them. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** What HTML needs none of, and what styles/base.css says once for all icons, is left out. */
const ATTRIBUTES = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  'aria-hidden': true,
};

/** In the place of lucide's own, which also knows names, and sizes and colours by property and by context. */
const createLucideIcon =
  ({ node }: IconData) =>
  ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...ATTRIBUTES, ...props, className: className ? `lucide ${className}` : 'lucide' },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
export default createLucideIcon;
