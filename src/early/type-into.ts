/** Types as a shopper does: of a text that a script has set, React takes no notice. What is selected stays so. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  // Null where a field has none to tell, as one for an e-mail address.
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
