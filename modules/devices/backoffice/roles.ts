/** The roles that see slips and their problems in the back office. */
export const printRoles = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'] as const
