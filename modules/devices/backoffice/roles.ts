/** Who works with printers (docs/rules/back-office.md, Roles). */
export const printRoles = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'] as const
