/** One of the drawings that come with the product, as pages store a picture; it says nothing that the text beside it does not. */
export const drawing = (id: string) => ({ id, version: 1, extension: 'svg', alt: '', isDecorative: true })
