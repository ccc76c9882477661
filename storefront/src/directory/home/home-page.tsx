import { AboutSection } from './about-section';
import { CategoryTiles } from './category-tiles';
import { HomeHead } from './home-head';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { InSeasonNow } from './in-season-now';
import { LatestArticles } from './latest-articles';
import { NewestListings } from './newest-listings';
import { PromoBanner } from './promo-banner';

export function HomePage() {
  return (
    <>
      <HomeHead />
      <HomeHero />
      <div className="flex flex-col gap-16 pt-14 md:gap-24 md:pt-20 [&>:nth-child(n+3)]:below-fold">
        <CategoryTiles />
        <InSeasonNow />
        <NewestListings />
        <HowItWorks />
        <AboutSection />
        <LatestArticles />
        <PromoBanner />
      </div>
    </>
  );
}
