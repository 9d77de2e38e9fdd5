/** Whether a property is sold or rented: nothing of it is offered any more. */
export const isOffTheMarket = (status: unknown): status is 'sold' | 'rented' => status === 'sold' || status === 'rented'
