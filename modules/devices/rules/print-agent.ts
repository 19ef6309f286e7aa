/** An agent asks the server for slips at least twice a minute. If it has not asked for this many seconds, it counts as not connected. */
export const agentSilentSeconds = 90

/**
 * An agent has this many seconds to fetch, print and report a slip. Printing one slip takes less time, so after this time the server
 * assumes that something has failed.
 */
export const agentLeaseSeconds = 60

/**
 * The addresses to which an agent may connect by default: all addresses of private networks, on port 9100. The person who starts the agent
 * can list other addresses.
 */
export const agentPrinters = '10.0.0.0/8:9100, 172.16.0.0/12:9100, 192.168.0.0/16:9100'
