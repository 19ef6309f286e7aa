/** Name of the theme that ships with the product. A brand without a theme of its own uses it. */
export const neutralName = 'neutral'
