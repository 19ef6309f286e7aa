/** Name of the theme that ships with the product: that of a brand without one of its own. */
export const neutralName = 'neutral'
