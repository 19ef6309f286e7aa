/** The name of the theme that is part of Servus. A brand without its own theme uses it. */
export const neutralName = 'neutral'
