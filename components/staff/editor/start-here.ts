/** `showModal` focuses the field that has the attribute. React's own focus comes before the dialog is open. */
export const startHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')
