import { startSignIn } from '#modules/identity/backoffice/sign-in/start.ts'
import { prefetchNext } from './prefetch-next.ts'

const root = document.querySelector<HTMLElement>('#root')
// Before this code is loaded, the script in the head of sign-in.html (sign-in-page.ts) stores the last button that the user pressed.
const { takeEarly } = globalThis as typeof globalThis & { takeEarly?: () => HTMLElement | undefined }
if (root) {
  startSignIn(root, {
    open: (path) => location.replace(path),
    early: takeEarly?.(),
  })
  prefetchNext(root)
}
