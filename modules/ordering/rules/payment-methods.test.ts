import { expect, test } from 'vitest'
import { offeredPaymentMethods } from './payment-methods.ts'

const config = { enableCash: true, enableATMCard: true, enablePluginATMCard: true, enableHydroAGVoucher: true }
const branch = { isCashEnabled: true, isATMCardEnabled: true, isHydroAGVoucherEnabled: true }

test('each method needs its global, its plugin and its branch flag; cash first (specification §9)', () => {
  expect(offeredPaymentMethods(config, branch)).toEqual(['cash', 'atm-card', 'hydro-ag-voucher'])
  const without = (flag: string) =>
    flag in config
      ? offeredPaymentMethods({ ...config, [flag]: false }, branch)
      : offeredPaymentMethods(config, { ...branch, [flag]: false })
  for (const flag of ['enableCash', 'isCashEnabled']) expect(without(flag)).toEqual(['atm-card', 'hydro-ag-voucher'])
  for (const flag of ['enableATMCard', 'enablePluginATMCard', 'isATMCardEnabled'])
    expect(without(flag)).toEqual(['cash', 'hydro-ag-voucher'])
  for (const flag of ['enableHydroAGVoucher', 'isHydroAGVoucherEnabled'])
    expect(without(flag)).toEqual(['cash', 'atm-card'])
})
