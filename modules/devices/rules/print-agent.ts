/** An agent asks at least twice a minute. After this many seconds without a request it counts as not connected. */
export const agentSilentSeconds = 90

/**
 * Seconds within which an agent must fetch, print and report a slip that was claimed for it. One slip takes less, so after this time
 * something has failed.
 */
export const agentLeaseSeconds = 60

/** The addresses to which an agent may connect, unless the person who runs it sets others: printers of private networks, on the usual port. */
export const agentPrinters = '10.0.0.0/8:9100, 172.16.0.0/12:9100, 192.168.0.0/16:9100'
