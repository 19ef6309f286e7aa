import { isSelfServiceHere } from '../self-service.ts'
import { installOffer, installWay, isDismissed } from './install-offer.ts'

/**
 * How this page can be installed in this browser now: for the footer's entry and the promotion alike. `isAsked`: the visitor looks for it,
 * whatever was answered to the promotion.
 */
export const installWayHere = ({ isAsked }: { isAsked: boolean }): ReturnType<typeof installWay> =>
  installWay({
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isRegistered: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    isSelfService: isSelfServiceHere(),
    isDismissed: !isAsked && isDismissed(document.cookie),
    hasOffer: installOffer.get() !== undefined,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
