const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|setcookies|modal-clicked)$/i

/** Whether a parameter of an address only says where a visitor came from: no page depends on it. */
export const isTracking = (name: string): boolean => TRACKING.test(name)
