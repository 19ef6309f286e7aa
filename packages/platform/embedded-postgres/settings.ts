/** Durability. 'safe': a confirmed commit is not lost in a power failure. 'throwaway': for test databases only. */
export type Durability = 'safe' | 'throwaway'

/**
 * Settings are passed on the command line, so that an upgrade of Servus can change them without changing the data folder. The values are for
 * a small machine that also runs the server: 64 MB of shared memory, no parallel workers, no TCP.
 */
export function settingsFor(options: {
  socketFolder: string
  durability: Durability
  maxConnections: number
}): Record<string, string> {
  const common = {
    listen_addresses: '',
    unix_socket_directories: options.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: String(options.maxConnections),
    shared_buffers: '64MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_worker_processes: '2',
    max_parallel_workers_per_gather: '0',
    // There is no replication, so the minimal WAL level is enough and keeps the data folder small.
    max_wal_senders: '0',
    wal_level: 'minimal',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    // Our statements are short. Compiling them (JIT) costs more than it saves.
    jit: 'off',
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_min_messages: 'warning',
    password_encryption: 'scram-sha-256',
  }
  if (options.durability === 'safe') return common
  return {
    ...common,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_wal_size: '1GB',
  }
}
