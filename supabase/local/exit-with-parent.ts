/**
 * Preloaded into every process that the launcher starts. When the launcher ends, even by kill -9, the IPC channel closes
 * and the process stops as on SIGTERM.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
