import { Fragment, createElement, type ReactNode } from 'react';
import { type Literal, type Placeholder, translated } from './t.ts';

/**
 * As `t`, with elements in the placeholders.
 * @example rich('Deliver to {pincode}', { pincode: <b>700019</b> })
 */
export const rich = <const Text extends string>(
  text: Literal<Text>,
  nodes: Readonly<Record<Placeholder<Text>, ReactNode>>,
): ReactNode =>
  translated(text)
    .split(/\{(\w+)\}/)
    .map((part, i) => createElement(Fragment, { key: i }, i % 2 ? (nodes as Record<string, ReactNode>)[part] : part));
