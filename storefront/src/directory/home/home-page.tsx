import { HomeHead } from './home-head';
import { HomeHero } from './search/home-hero';
import { AboutSection } from './sections/about-section';
import { CategoryTiles } from './sections/category-tiles';
import { HowItWorks } from './sections/how-it-works';
import { InSeasonNow } from './sections/in-season-now';
import { LatestArticles } from './sections/latest-articles';
import { NewestListings } from './sections/newest-listings';
import { PromoBanner } from './sections/promo-banner';

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
