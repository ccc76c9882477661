/** Of the part of a product's page with the form for a review, or with what one wrote. */
export const OWN_REVIEW = 'own-review';
