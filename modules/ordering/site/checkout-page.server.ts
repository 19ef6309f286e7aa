import type { Locale } from '#contract/locale.ts'
import { pick } from '#kernel/pick.ts'
import type { Config } from '#modules/content/contract.ts'
import { legalText } from '#modules/content/rules/legal-text.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import type { SiteTask } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { orderingEndpoints } from '../contract.ts'
import { offeredPaymentMethods } from '../rules/payment-methods.ts'
import { checkoutTexts } from '../words/checkout.ts'
import { checkoutKinds } from './parts/checkout/checkout-kinds.ts'
import { checkoutSections } from './parts/checkout/checkout-sections.ts'
import type { LegalTarget } from './parts/checkout/choice-sections.tsx'
import { type CheckoutCommon, contactFlags } from './parts/checkout/every-checkout.ts'
import { type OpenPayment, orderOfAddress } from './parts/checkout/open-payment.ts'
import { statusHref } from './parts/last-orders.ts'

/**
 * The data of the checkout page of a branch. The modules booking and store each supply their own checkout. The same page is shown after a
 * failed payment (specification §2). An old link to that page leads to the status page if the order cannot be paid any more. Undefined if the
 * branch does not exist, or if its kind has no checkout.
 */
export const checkoutPage: SiteTask = async (site, { fillsOf, locale, params, url }) => {
  const branch = site.init.branches.find(({ identifier }) => identifier === params['branch'])
  const kind = fillsOf(checkoutKinds).find(({ branchKind }) => branchKind === branch?.kind)
  const isFailed = /\/checkout\/error\/?$/.test(url.pathname)
  const named = isFailed ? orderOfAddress(url.searchParams.get('order')) : undefined
  const order = named && (await readNamed(site, named))
  if (named && order?.found && !(order.canPay && branch && kind)) return { movedTo: statusHref(locale, named) }
  if (!branch || !kind) return undefined
  const config = site.init.config
  const shown = fillsOf(checkoutSections).flatMap((section) => {
    const data = section.data(site)
    return data === undefined ? [] : [{ code: section.screen, field: section.field, data }]
  })
  const common: CheckoutCommon = {
    locale,
    branch: pick(branch, [
      'id',
      'identifier',
      'name',
      'country',
      'isQuotationRequired',
      'isTipEnabled',
      ...contactFlags,
    ]),
    currency: config.currency,
    methods: offeredPaymentMethods(config, branch, config.onlineMethods ?? []),
    isSmsEnabled: config.enablePluginSMS,
    isPaidOrderLabelEnabled: config.isPaidOrderLabelEnabled,
    legal: {
      terms: legalTarget(config, 'termsAndConditions', locale),
      privacy: legalTarget(config, 'privacyPolicy', locale),
    },
    sections: shown.map(({ code, data, field }) => ({ screen: code.key, field, data })),
    failed:
      isFailed && !order?.isUnknown
        ? { order: named, isCanceled: url.searchParams.get('payment') === 'canceled' }
        : undefined,
  }
  return {
    title: checkoutTexts(locale).pageTitle(businessTitle(config, locale)),
    screen: kind.screen,
    parts: shown.map(({ code }) => code),
    data: { ...common, ...kind.data(site, branch, common) },
  }
}

/**
 * Reads the order in the address of the page for a failed payment. The address may be old: the order was perhaps paid, has ended or was
 * deleted. If the server is busy, neither `found` nor `isUnknown` is true.
 */
async function readNamed(site: SiteContext, { hash, uid }: OpenPayment) {
  const read = await site.api.call(orderingEndpoints.publicGet, {
    params: { uid: uid.slice(0, 16), hash: hash.slice(0, 100) },
  })
  return read.ok
    ? { found: true, canPay: read.value.canPay, isUnknown: false }
    : { found: false, canPay: false, isUnknown: read.status === 404 }
}

type LegalKey = 'termsAndConditions' | 'privacyPolicy'

/**
 * Decides how the checkout shows a legal text (specification §2, Checkout). If the business has entered the text, it is shown in an
 * overlay. If it has entered only an address, the checkout has a link to this address. If it has entered nothing, there is no link.
 */
function legalTarget(config: Pick<Config, LegalKey | `${LegalKey}Text`>, key: LegalKey, locale: Locale): LegalTarget {
  const html = legalText(config, key, locale)
  if (html) return { kind: 'text', html }
  return config[key] ? { kind: 'url', href: config[key] } : { kind: 'none' }
}
