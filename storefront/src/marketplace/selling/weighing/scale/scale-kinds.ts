/** Symbols per second that scales send; the first one is what most of them are set to. */
export const BAUD_RATES = [9_600, 4_800, 2_400, 19_200] as const;
export type BaudRate = (typeof BAUD_RATES)[number];

/** 8N1 and 7E1, as manuals call them. */
export const FRAMES = {
  '8N1': { dataBits: 8, parity: 'none', label: '8 bits, no parity' },
  '7E1': { dataBits: 7, parity: 'even', label: '7 bits, even parity' },
} as const;
export type Frame = keyof typeof FRAMES;

export interface ScaleKind {
  id: string;
  label: string;
  /** What asks it for a weight; '' for one that sends by itself. */
  ask: string;
  /** How it's set when it comes out of its box. */
  frame: Frame;
}

/**
 * Kinds of scales on a serial cable, by how they want to be asked. What they answer is read alike.
 * Sources: CAS manuals NT-200 and CI-600D; Salter Brecknell 3700LP, p. 11, and Avery Weigh-Tronix 7821, p. 25
 * (NCI and 8213); Ohaus Defender 3000, 5.2; Mettler Toledo MT-SICS, level 0.
 */
export const SCALE_KINDS = [
  { id: 'sends', label: 'A&D, CAS, or another that sends by itself', ask: '', frame: '8N1' },
  { id: 'nci', label: 'Brecknell or Avery Weigh-Tronix (NCI)', ask: 'W\r', frame: '8N1' },
  { id: 'ohaus', label: 'Ohaus', ask: 'IP\r\n', frame: '8N1' },
  { id: 'sics', label: 'Mettler Toledo (MT-SICS)', ask: 'SI\r\n', frame: '8N1' },
  { id: 'toledo', label: 'Toledo 8213 or 8217', ask: 'W', frame: '7E1' },
] as const satisfies readonly ScaleKind[];
