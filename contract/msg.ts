/** Marks a text for translation where it is only named, such as in a table of a module; `t` says it where it is shown. */
export const msg = <const Text extends string>(text: Text): Text => text;
