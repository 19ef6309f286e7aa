import { cspReportPath } from '../csp-reports.ts'

/**
 * Content policy of the back office: pages load everything from their own host. Styles that components create at run time have the page's
 * nonce. Style attributes are allowed because previews of mails use them.
 */
export const backofficePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `report-uri ${cspReportPath}`,
  ].join('; ')
