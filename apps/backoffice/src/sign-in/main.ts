import { startSignIn } from '#modules/identity/backoffice/sign-in/start.ts'
import { prefetchNext } from './prefetch-next.ts'

const root = document.querySelector<HTMLElement>('#root')
// The script in the head of sign-in.html (sign-in-page.ts) keeps what the user does before this code is loaded.
const { takeEarly } = globalThis as typeof globalThis & { takeEarly?: () => HTMLElement | undefined }
if (root) {
  startSignIn(root, {
    open: (path) => location.replace(path),
    early: takeEarly?.(),
  })
  prefetchNext(root)
}
