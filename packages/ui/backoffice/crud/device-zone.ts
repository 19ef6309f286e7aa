/** Time zone of this device, for times that are not shown in the zone of a branch: 'saved at', 'draft of'. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
