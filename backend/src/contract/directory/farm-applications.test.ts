import { describe, expect, it } from '@jest/globals';
import { CorrectionRequest } from './corrections.js';
import { FarmApplicationRequest } from './farm-applications.js';

const application = {
  farmerName: ' Ann Field ',
  email: 'ann@heron.example',
  phone: '239-555-0134',
  farmName: 'Blue Heron Farm',
  farmAddress: '1 Ranch Road, Fort Myers, FL 33901',
  farmDescription: 'Vegetables and hens on twelve acres.',
  productsGrown: 'Tomatoes, eggs',
  experience: '10',
};

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('a farm application', () => {
  it('is trimmed, and certifications may be left out', () => {
    expect(FarmApplicationRequest.parse(application)).toMatchObject({
      farmerName: 'Ann Field',
      certifications: '',
    });
  });

  it('needs everything else', () => {
    for (const name of Object.keys(application)) {
      expect(FarmApplicationRequest.safeParse({ ...application, [name]: ' \0 ' }).success).toBe(false);
      expect(FarmApplicationRequest.safeParse({ ...application, [name]: undefined }).success).toBe(false);
    }
  });

  it('takes no further fields, no address without an @, no endless text', () => {
    expect(FarmApplicationRequest.safeParse({ ...application, role: 'admin' }).success).toBe(false);
    expect(messagesOf(FarmApplicationRequest.safeParse({ ...application, email: 'ann' }))).toEqual([
      'Please enter a valid email address',
    ]);
    expect(
      messagesOf(FarmApplicationRequest.safeParse({ ...application, farmDescription: 'x'.repeat(4_001) })),
    ).toEqual(['Please use at most 4,000 characters.']);
  });
});

describe('a correction', () => {
  const correction = { placeId: 'place-12', message: ' It opens at 8 AM now. ' };

  it('needs no e-mail address, and an empty one is none', () => {
    expect(CorrectionRequest.parse({ ...correction, email: '' })).toEqual({
      placeId: 'place-12',
      message: 'It opens at 8 AM now.',
    });
  });

  it('is about a place or farm of ours and says what is wrong', () => {
    expect(CorrectionRequest.safeParse({ ...correction, placeId: 'google-ChIJ' }).success).toBe(false);
    expect(messagesOf(CorrectionRequest.safeParse({ ...correction, message: ' wrong    ' }))).toEqual([
      "Please describe what's wrong in at least 10 characters",
    ]);
    expect(CorrectionRequest.safeParse({ ...correction, email: 'ann' }).success).toBe(false);
  });
});
