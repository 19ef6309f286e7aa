/**
 * Actions whose entries every back office may read if they have no branch: they changed something in all branches at once, for example a
 * dish that was marked as sold out everywhere (docs/rules/security.md, Errors and audit).
 */
export const sharedActions: readonly string[] = ['product.sold-out', 'product.mark-sold-out', 'product.mark-available']
