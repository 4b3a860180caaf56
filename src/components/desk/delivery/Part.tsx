import { type ReactNode, type Ref, useRef } from 'react';
import { Plus } from '../../../ui/icons.ts';

interface HeadProps {
  id: string;
  title: string;
  /** What can be added, such as “area”. */
  noun: string;
  /** Takes the focus when what had it is gone. */
  heading: Ref<HTMLHeadingElement>;
  opener: Ref<HTMLButtonElement>;
  isAdding: boolean;
  onAdd: () => void;
}

/** The heading of a part of the screen, with the button that adds to its list. */
export const PartHead = ({ id, title, noun, heading, opener, isAdding, onAdd }: HeadProps) => (
  <div className="flex items-center justify-between gap-4">
    <h2 ref={heading} id={id} className="text-xl outline-none" tabIndex={-1}>
      {title}
    </h2>
    <button
      ref={opener}
      type="button"
      className="btn btn-outline btn-primary btn-sm"
      aria-label={`Add ${noun}`}
      aria-expanded={isAdding}
      onClick={onAdd}
    >
      <Plus className="size-5" aria-hidden />
      Add
    </button>
  </div>
);

interface RowProps {
  title: string;
  about: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** Its open form. */
  children?: ReactNode;
}

/** A line of a list, with its actions below it on a phone, and its form below both. */
export const Row = ({ title, about, actions, children }: RowProps) => (
  <li className="border-b border-base-300 py-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <b className="block leading-snug font-medium">{title}</b>
        <span className="block text-sm/[1.45] text-muted num">{about}</span>
      </p>
      <div className="-mx-2 flex flex-wrap" role="group" aria-label={title}>
        {actions}
      </div>
    </div>
    {children}
  </li>
);

interface ActionProps {
  label: string;
  /** Of what, for whoever does not see the line. */
  of: string;
  onPress: () => void;
  /** Whether its form is open; left out where it has none. */
  isOpen?: boolean;
  opener?: Ref<HTMLButtonElement>;
}

export const RowAction = ({ label, of, onPress, isOpen, opener }: ActionProps) => (
  <button
    ref={opener}
    type="button"
    className="btn btn-ghost px-2 text-primary btn-sm"
    aria-label={`${label} ${of}`}
    aria-expanded={isOpen}
    onClick={onPress}
  >
    {label}
  </button>
);

/** The ground that a form in a list stands on. */
export const FormBox = ({ children }: { children: ReactNode }) => (
  <div className="my-3 rounded-box border border-base-300 bg-surface p-4">{children}</div>
);

/** Gives the focus back to the button that opened a form. */
export function useOpener() {
  const opener = useRef<HTMLButtonElement>(null);
  return { opener, giveBack: () => opener.current?.focus() };
}
