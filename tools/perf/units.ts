export const whole = (value: number) => value.toFixed(0)
export const share = (value: number) => value.toFixed(2)
export const thousandths = (value: number) => value.toFixed(3)
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
export const milliseconds = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
export const times = (factor: number) => `${factor.toFixed(1)} ×`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
