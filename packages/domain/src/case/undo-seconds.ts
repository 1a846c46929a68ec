/** How long staff can take back what they did; the customer is told of it afterwards. */
export const undoSeconds = 20
