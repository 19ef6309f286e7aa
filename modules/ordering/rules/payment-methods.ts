/** Settings of the brand that allow payment methods (specification §3, Config). */
interface PaymentSwitches {
  readonly enableCash: boolean
  readonly enableATMCard: boolean
  readonly enablePluginATMCard: boolean
  readonly enableHydroAGVoucher: boolean
}

/** Settings of a branch that allow payment methods (specification §3, Branch). */
interface BranchPaymentSwitches {
  readonly isCashEnabled: boolean
  readonly isATMCardEnabled: boolean
  readonly isHydroAGVoucherEnabled: boolean
  readonly isMollieEnabled: boolean
  readonly isDatatransEnabled: boolean
}

/**
 * Methods with which the guest pays on the page of a provider. An order with one of these methods waits for staff only after the payment.
 */
const onlineMethods = ['mollie', 'datatrans'] as const
export type OnlineMethod = (typeof onlineMethods)[number]
export const isOnline = (method: string | undefined): method is OnlineMethod =>
  (onlineMethods as readonly (string | undefined)[]).includes(method)

type OfferedMethod = 'cash' | 'atm-card' | 'hydro-ag-voucher' | OnlineMethod

type Flags = (config: PaymentSwitches, branch: BranchPaymentSwitches, online: readonly OnlineMethod[]) => boolean

const isOffered: Readonly<Record<OfferedMethod, Flags>> = {
  cash: (config, branch) => config.enableCash && branch.isCashEnabled,
  'atm-card': (config, branch) => config.enableATMCard && config.enablePluginATMCard && branch.isATMCardEnabled,
  'hydro-ag-voucher': (config, branch) => config.enableHydroAGVoucher && branch.isHydroAGVoucherEnabled,
  mollie: (_config, branch, online) => online.includes('mollie') && branch.isMollieEnabled,
  datatrans: (_config, branch, online) => online.includes('datatrans') && branch.isDatatransEnabled,
}

/**
 * The payment methods that the guest can choose, cash first. Cash, card and voucher need the setting of the brand, the plugin setting if
 * there is one, and the setting of the branch (specification §9). An online method needs the setting of the branch and must be in `online`,
 * the methods that a provider or the test terminal accepts.
 */
export const offeredPaymentMethods = (
  config: PaymentSwitches,
  branch: BranchPaymentSwitches,
  online: readonly OnlineMethod[] = [],
): OfferedMethod[] =>
  (Object.keys(isOffered) as OfferedMethod[]).filter((method) => isOffered[method](config, branch, online))

/** Whether the order can be paid online. This needs a known amount above 0, so it is not possible if staff name a price later. */
export const isPayableOnline = (totals: { readonly totalGross: number; readonly hasHiddenPrices: boolean }): boolean =>
  totals.totalGross > 0 && !totals.hasHiddenPrices
