/** A file of farmers markets as the USDA's older export writes them. */
const HEADER =
  'FMID,MarketName,street,city,State,zip,Season1Date,Season1Time,x,y,Location,Credit,WIC,SNAP,Vegetables,updateTime';

/** @returns a market's row */
export const marketRow = (id: number, zip = '33901', city = 'Fort Myers') =>
  `${id},Market ${id},1 Centennial Park,${city},Florida,${zip},05/01/2018 to 10/31/2018,Sat: 9:00 AM-1:00 PM;,,,,Y,N,Y,Y,5/1/2018 9:00:00 AM`;

/** @returns the file of these rows */
export const marketFile = (rows: readonly string[]) => Buffer.from(`${[HEADER, ...rows].join('\n')}\n`);
