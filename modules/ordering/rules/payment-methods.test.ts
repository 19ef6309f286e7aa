import { expect, test } from 'vitest'
import { isPayableOnline, offeredPaymentMethods } from './payment-methods.ts'

const config = { enableCash: true, enableATMCard: true, enablePluginATMCard: true, enableHydroAGVoucher: true }
const branch = {
  isCashEnabled: true,
  isATMCardEnabled: true,
  isHydroAGVoucherEnabled: true,
  isMollieEnabled: true,
  isDatatransEnabled: true,
}

test('each method needs its global flag, its plugin flag and its branch flag; cash is first (specification §9)', () => {
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

test('an online method needs a provider and its branch flag (specification §9)', () => {
  expect(offeredPaymentMethods(config, branch, ['mollie', 'datatrans'])).toEqual([
    'cash',
    'atm-card',
    'hydro-ag-voucher',
    'mollie',
    'datatrans',
  ])
  expect(offeredPaymentMethods(config, branch, ['datatrans']).slice(3)).toEqual(['datatrans'])
  expect(offeredPaymentMethods(config, { ...branch, isMollieEnabled: false }, ['mollie']).slice(3)).toEqual([])
})

test('only a known amount above zero can be paid online', () => {
  expect(isPayableOnline({ totalGross: 8.1, hasHiddenPrices: false })).toBe(true)
  expect(isPayableOnline({ totalGross: 0, hasHiddenPrices: false })).toBe(false)
  expect(isPayableOnline({ totalGross: 8.1, hasHiddenPrices: true })).toBe(false)
})
