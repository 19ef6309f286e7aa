/** Global and plugin flags of the business (specification §3, Config). */
export interface PaymentSwitches {
  readonly enableCash: boolean
  readonly enableATMCard: boolean
  readonly enablePluginATMCard: boolean
  readonly enableHydroAGVoucher: boolean
}

/** Flags of the branch (specification §3, Branch). */
export interface BranchPaymentSwitches {
  readonly isCashEnabled: boolean
  readonly isATMCardEnabled: boolean
  readonly isHydroAGVoucherEnabled: boolean
}

export type OfferedMethod = 'cash' | 'atm-card' | 'hydro-ag-voucher'

const isOffered: Readonly<Record<OfferedMethod, (config: PaymentSwitches, branch: BranchPaymentSwitches) => boolean>> =
  {
    cash: (config, branch) => config.enableCash && branch.isCashEnabled,
    'atm-card': (config, branch) => config.enableATMCard && config.enablePluginATMCard && branch.isATMCardEnabled,
    'hydro-ag-voucher': (config, branch) => config.enableHydroAGVoucher && branch.isHydroAGVoucherEnabled,
  }

/**
 * Methods that can be chosen, cash first: each needs its global flag, its plugin flag where one exists, and the branch's flag
 * (specification §9). Online methods have no provider yet and so are never offered.
 */
export const offeredPaymentMethods = (config: PaymentSwitches, branch: BranchPaymentSwitches): OfferedMethod[] =>
  (Object.keys(isOffered) as OfferedMethod[]).filter((method) => isOffered[method](config, branch))
