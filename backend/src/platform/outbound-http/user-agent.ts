import type { Config } from '../config/config.js';

/** @returns who asks, for whoever runs the server that is asked: "Farmgate (farmgate.example)" */
export const userAgentOf = ({ server }: Pick<Config, 'server'>): string =>
  `Farmgate (${new URL(server.publicUrl).host})`;
