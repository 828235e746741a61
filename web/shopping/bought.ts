/** Bought in a quantity that was not kept: as many as the plan asks for. */
export const AS_PLANNED = Number.MAX_SAFE_INTEGER;
