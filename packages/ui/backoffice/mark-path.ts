/** The line of the product's logo, on a grid of 24 px. */
export const markPath =
  'M18 6.5c-1.2-2-3.4-3-6-3-3.3 0-5.7 1.7-5.7 4.3 0 5.7 11.7 2.7 11.7 8.7 0 2.6-2.5 4.2-5.9 4.2-2.9 0-5.1-1.1-6.4-3.2'
