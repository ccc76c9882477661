export const meanRating = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);
