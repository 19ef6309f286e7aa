import { isSelfServiceHere } from '../self-service.ts'
import { installOffer, installWay, isDismissed } from './install-offer.ts'

/**
 * How this page can be installed in this browser now. Used by the entry in the footer and by the promotion (a box that offers the
 * installation). `isAsked`: the visitor has opened the entry, so an earlier answer 'Jetzt nicht' (not now) is ignored.
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
