/**
 * Preloaded into every process that the launcher starts: when the launcher is gone, even by kill -9, the channel to it
 * closes and the process ends in its usual way.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
