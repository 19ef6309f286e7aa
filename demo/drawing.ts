/**
 * Returns a reference to one of the drawings that belong to Servus, in the form in which pages store a picture. The drawing is decorative,
 * because the text next to it says the same.
 */
export const drawing = (id: string) => ({ id, version: 1, extension: 'svg', alt: '', isDecorative: true })
