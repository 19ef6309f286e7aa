/** Time zone of this device, for times that concern the user's own work: 'saved at', 'draft of'. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
